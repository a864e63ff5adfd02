import {createContext, use} from 'react'
import type {Env} from '../../contract/site/env.ts'

export const EnvContext = createContext<Env | undefined>(undefined)

/** The deployment's settings. */
export function useEnv(): Env {
  const env = use(EnvContext)
  if (!env) throw new Error('EnvContext is missing')
  return env
}
