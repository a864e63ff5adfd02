export * from '../en/consent.ts'
