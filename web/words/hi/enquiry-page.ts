export * from '../en/enquiry-page.ts'
