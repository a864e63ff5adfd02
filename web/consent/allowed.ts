import {recordedAddress, recordedText} from '../../contract/site/recorded.ts'
import type {Purpose} from '../../contract/enquiry/enquiry.ts'

/** Whether a purpose is allowed: by the visitor, or because the shop has no trackers to ask about. */
export const allows = (purpose: Purpose): boolean => window.guard?.allows(purpose) ?? true

/** Address of the page for reports, which names the visitor's click only where advertising is allowed. */
export const addressForReports = (): string => recordedAddress(location.href, allows('advertising'))

/** A sentence for reports, whose addresses name the visitor's click only where advertising is allowed. */
export const textForReports = (text: string): string => recordedText(text, allows('advertising'))
