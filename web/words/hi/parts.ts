export * from '../en/parts.ts'
