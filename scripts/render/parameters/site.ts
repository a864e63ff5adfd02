import type {Scene} from './types.ts'

/** A picture of the site itself: backgrounds, hero, carousel and the like. */
export interface SiteDesign {
  name: string
  alt: string
  width: number
  height: number
  scene: Scene
}

export function siteDesigns(): SiteDesign[] {
  return []
}
