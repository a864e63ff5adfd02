export * from '../en/drift.ts'
