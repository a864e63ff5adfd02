export * from '../en/privacy-notice.ts'
