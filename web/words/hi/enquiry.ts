export * from '../en/enquiry.ts'
