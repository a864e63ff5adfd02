export * from '../en/contact-dialog.ts'
