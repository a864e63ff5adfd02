// The only script of a page that says what is wrong, in development: it tries again as soon as something has changed.
for (const event of ['vite:beforeUpdate', 'shop:answers']) import.meta.hot?.on(event, () => location.reload())
