export * from '../en/owner-phone.ts'
