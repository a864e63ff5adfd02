export {createRouter} from '@tanstack/react-router'
export {QueryClient} from '@tanstack/react-query'
export {styled} from 'styled-components'
