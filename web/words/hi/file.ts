export * from '../en/file.ts'
