export * from '../en/finding.ts'
