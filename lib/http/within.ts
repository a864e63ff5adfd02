/** The result of some work. @param late makes the error when the work takes longer than `ms` milliseconds; the work goes on */
export async function within<Result>(ms: number, work: Promise<Result>, late: () => Error): Promise<Result> {
  const deadline = Promise.withResolvers<never>()
  const timer = setTimeout(() => deadline.reject(late()), ms).unref()
  try {
    return await Promise.race([work, deadline.promise])
  } finally {
    clearTimeout(timer)
  }
}
