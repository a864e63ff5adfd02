export * from '../en/catalogue.ts'
