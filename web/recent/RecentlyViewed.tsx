import {lazy, Suspense, useEffect, useRef, useState} from 'react'
import {recent} from './recent.ts'

const RecentStrip = lazy(() => import('./RecentStrip.tsx').then((module) => ({default: module.RecentStrip})))

/**
 * The pieces that were opened last on this device: below everything else, and only once nobody can see
 * anything move for it.
 */
export function RecentlyViewed({except}: {except?: string}) {
  const place = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || recent.read().length === 0) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting || entry.boundingClientRect.top < 0) return
      setShown(true)
      observer.disconnect()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place}>
      {isShown && (
        <Suspense fallback={null}>
          <RecentStrip except={except} />
        </Suspense>
      )}
    </div>
  )
}
