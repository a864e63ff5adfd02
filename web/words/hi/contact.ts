export * from '../en/contact.ts'
