export * from '../en/contact-page.ts'
