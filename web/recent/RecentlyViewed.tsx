import {lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore} from 'react'
import {recent} from './recent.ts'

const RecentStrip = lazy(() => import('./RecentStrip.tsx').then((module) => ({default: module.RecentStrip})))

/**
 * The products that this device opened last, below everything else. The products appear while this part of the page is
 * off the screen, so that nothing visible moves.
 */
export function RecentlyViewed({except}: {except?: string}) {
  const marker = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  const isEmpty = useSyncExternalStore(
    recent.subscribe,
    () => recent.read().every((key) => key === except),
    () => true,
  )
  useEffect(() => {
    const element = marker.current
    if (!element || isEmpty) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting || entry.boundingClientRect.top < 0) return
      setShown(true)
      observer.disconnect()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isEmpty])
  return (
    <div ref={marker}>
      {isShown && (
        <Suspense fallback={null}>
          <RecentStrip except={except} />
        </Suspense>
      )}
    </div>
  )
}
