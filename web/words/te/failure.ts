export * from '../en/failure.ts'
