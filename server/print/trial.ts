import {Trial} from '../../lib/process/trial.ts'
import {NotPrinted, type Printer} from './chromium.ts'

const PAGE = '<!doctype html><title>Trial</title><p>1</p>'

/** A printer that is known to work or not. */
export interface TriedPrinter extends Printer {
  /** Whether it makes no PDF, as far as is known. The first call tries it in the background. */
  readonly isFailing: boolean
}

/**
 * Leaves a Chromium that makes no PDF alone for some minutes, so that requests for PDFs start no process in vain.
 * @param report receives each failure of a trial
 */
export function triedPrinter(
  printer: Printer,
  report: (problem: string, error: unknown) => void,
): TriedPrinter {
  let isClosed = false
  const trial = new Trial(async () => {
    try {
      await printer.print(async () => PAGE, {})
    } catch (error) {
      if (isClosed || !isFault(error)) return
      report('Chromium makes no PDF', error)
      throw error
    }
  })
  return {
    get isFailing() {
      return !isClosed && trial.isFailing()
    },
    async print(make, user) {
      if (trial.rests) throw new NotPrinted('resting')
      try {
        return await printer.print(make, user)
      } catch (error) {
        // The page may be the cause.
        if (!isClosed && isFault(error)) trial.repeat()
        throw error
      }
    },
    close() {
      isClosed = true
      printer.close()
    },
  }
}

const isFault = (error: unknown) =>
  error instanceof NotPrinted && (error.reason === 'failed' || error.reason === 'time')
