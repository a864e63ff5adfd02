import type {Env} from './env.ts'
import {sendWaitingLeads} from './leads/leads.ts'

/** Does what can wait until a page is idle. */
export function startIdle({sampled = 0, address = location.pathname}: Env): void {
  sendWaitingLeads()
  if (Math.random() < sampled)
    import('./field/measure.ts').then(({measure}) => measure(address)).catch(() => undefined)
}
