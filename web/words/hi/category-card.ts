export * from '../en/category-card.ts'
