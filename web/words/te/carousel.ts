export * from '../en/carousel.ts'
