import {z} from 'zod'
import {PlainError} from '../terminal/terminal.ts'

/** A known weakness of a package of the lockfile. */
export interface Advisory {
  package: string
  severity: string
  title: string
  url: string
  /** Versions that have it. */
  range: string
}

const advisory = z.object({
  name: z.string(),
  severity: z.string(),
  title: z.string(),
  url: z.string(),
  range: z.string(),
})

/** The JSON of `npm audit`. A package has advisories of its own, or names of packages that bring it theirs. */
const audit = z.object({
  vulnerabilities: z.record(z.string(), z.object({via: z.array(z.union([z.string(), advisory]))})),
})

const failure = z.object({message: z.string()})

function parsed(output: string): unknown {
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}

/**
 * Reads the output of `npm audit --json`. Each advisory is listed once.
 * @throws PlainError when the registry has not answered
 */
export function advisoriesIn(output: string): Advisory[] {
  const report = parsed(output)
  const {data} = audit.safeParse(report)
  if (!data) {
    const reason =
      failure.safeParse(report).data?.message.replace(/ - .*/s, '') ?? output.trim().slice(0, 300)
    throw new PlainError(
      `The package registry does not answer questions about advisories (${reason || 'no answer'}), so nothing is known about these packages. Run the command again where npm reaches a registry that does, or check the list of npm run sbom with another tool.`,
    )
  }
  const own = Object.values(data.vulnerabilities).flatMap(({via}) =>
    via.flatMap((each) => (typeof each === 'string' ? [] : [each])),
  )
  return own.map(({name, severity, title, url, range}) => ({package: name, severity, title, url, range}))
}
