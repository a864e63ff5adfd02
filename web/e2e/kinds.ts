/** Tests that work in the Studio. */
export const STUDIO = ['leads.e2e.ts', 'studio*.e2e.ts']

/** The e2e tests that every change runs: the ways to an enquiry, and the owner's daily work. */
export const MAIN_PATHS = [
  'site.e2e.ts',
  'screens.e2e.ts',
  'product.e2e.ts',
  'enquiry.e2e.ts',
  'contact.e2e.ts',
  'contact-dialog.e2e.ts',
  'upload.e2e.ts',
  'hydration.e2e.ts',
  'leads.e2e.ts',
  'studio.e2e.ts',
  'studio-editing.e2e.ts',
  'studio-enquiries.e2e.ts',
]

/** Tests that measure a time of a second or two. Nothing else may keep the machine busy while they run. */
export const TIMED = ['dev.e2e.ts', 'live.e2e.ts', 'static.e2e.ts']
