import {styled} from 'styled-components'
import {theme} from './theme.ts'

// Eight-pointed stars with crosses between them, a pattern of pierced stone screens.
const TILE =
  'data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 width=%2748%27 height=%2748%27 fill=%27none%27 stroke=%27black%27 stroke-width=%271.5%27%3E%3Cpath d=%27M24 4l5.86 5.86h8.28v8.28L44 24l-5.86 5.86v8.28h-8.28L24 44l-5.86-5.86H9.86v-8.28L4 24l5.86-5.86V9.86h8.28zM24 4V-4M24 44v8M4 24h-8M44 24h8%27/%3E%3C/svg%3E'

/** A band of pierced stone: a divider, used sparingly. */
export const Jali = () => <Band data-jali="" aria-hidden />

const Band = styled.div`
  height: 48px;
  background: ${theme.color.ornament};
  opacity: 0.55;
  mask: url('${TILE}') repeat-x center / 48px 48px;
`
