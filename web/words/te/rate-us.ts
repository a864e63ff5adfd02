export * from '../en/rate-us.ts'
