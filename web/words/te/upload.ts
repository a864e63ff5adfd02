export * from '../en/upload.ts'
