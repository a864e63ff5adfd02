export * from '../en/facts.ts'
