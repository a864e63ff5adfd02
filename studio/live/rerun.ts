import {
  concat,
  concatMap,
  defer,
  ignoreElements,
  startWith,
  Subject,
  tap,
  throttle,
  timer,
  type Observable,
} from 'rxjs'

/**
 * Runs a query now and after changes. Each run ends before the next begins, because on a slow line a run takes longer than
 * the pause between two changes, and its result would never be seen. All changes during a run make one further run.
 * @param pauseMs milliseconds between two runs
 */
export function rerun<Result>(
  changes: Observable<unknown>,
  query: () => Promise<Result>,
  pauseMs: number,
): Observable<Result> {
  return defer(() => {
    const ended = new Subject<void>()
    const pause = timer(pauseMs).pipe(
      tap(() => ended.next()),
      ignoreElements(),
    )
    return changes.pipe(
      startWith(undefined),
      throttle(() => ended, {leading: true, trailing: true}),
      concatMap(() => concat(defer(query), pause)),
    )
  })
}
