import type {Env} from '../../contract/site/env.ts'

export const ENV_ELEMENT = 'env'

/** Reads the deployment's settings from the page. */
export function readEnv(): Env {
  const text = document.getElementById(ENV_ELEMENT)?.textContent
  if (!text) throw new Error('The page has no settings')
  const env: Env = JSON.parse(text)
  return env
}
