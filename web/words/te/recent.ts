export * from '../en/recent.ts'
