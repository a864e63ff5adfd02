export * from '../en/preview.ts'
