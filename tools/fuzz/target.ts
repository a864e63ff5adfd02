/** A parser of foreign input, ready to be attacked. */
export interface Target {
  /** Valid inputs, which are changed at random. */
  samples: readonly Buffer[]
  /** Parts that mean something in the format. */
  words: readonly string[]
  /** Parses one input. @throws anything other than the refusal that the parser promises */
  parse(input: Buffer): Promise<void>
  close?(): Promise<void>
}

export interface Place {
  /** Folder that has `.build/site`. */
  root: string
  /** Free port for a shop. */
  port: number
}

/** Lets the promised refusal pass. @throws any other failure */
export async function refusedOr(parse: () => unknown, refusal: new (...args: never[]) => Error) {
  try {
    await parse()
  } catch (error) {
    if (!(error instanceof refusal)) throw error
  }
}
