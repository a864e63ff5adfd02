export const setupDone = 'Setup Done'
export const isOwners =
  'This device is now the owner’s: its visits and calls are not counted. You can go back to home.'
export const goToDesigns = 'Go to Designs'
