export * from '../en/heads.ts'
