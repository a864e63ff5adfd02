export * from '../en/privacy.ts'
