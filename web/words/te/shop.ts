export * from '../en/shop.ts'
