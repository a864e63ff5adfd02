import {createLink} from '@tanstack/react-router'
import {ButtonLink} from '../design/Button.tsx'

/** A link inside the site that looks like a button. */
export const LinkButton = createLink(ButtonLink)
