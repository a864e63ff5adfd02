import type {Purpose} from './guard.ts'

/** Whether a purpose is allowed: by the visitor, or because the shop has no trackers to ask about. */
export const allows = (purpose: Purpose): boolean => window.guard?.allows(purpose) ?? true

/** Address of the page for reports: without the ids of ad clicks, unless advertising is allowed. */
export const addressForReports = (): string => window.guard?.address() ?? location.href
