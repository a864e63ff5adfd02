import type {Env} from '../../contract/site/env.ts'

/** Settings of a shop with the embedded lake, for tests. */
export const testEnv: Env = {
  publicUrl: 'https://shop.example',
  apiBase: '/lake',
  liveBase: '/lake',
  imageBase: '/lake/images',
  projectId: 'stone-designs',
  dataset: 'production',
}
