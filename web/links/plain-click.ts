type Click = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether a click follows a link in this tab. With a key, browsers open another tab or window, or download the page. */
export const isPlainClick = (click: Click): boolean =>
  click.button === 0 && !click.altKey && !click.ctrlKey && !click.metaKey && !click.shiftKey
