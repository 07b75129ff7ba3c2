import '@sufra/shared/ui/fonts'
import { startApp } from '#src/app/start.tsx'

const root = document.getElementById('root')
if (root) void startApp(root)
