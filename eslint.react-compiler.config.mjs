import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { browserCode } from './eslint.config.mjs'

// These rules run the React Compiler on every component, which takes longer than all other rules together. They run
// as a separate check in the second tier.
export default tseslint.config({
  files: browserCode,
  // Comments in the code disable rules of this plugin, so it must be registered.
  plugins: { 'react-hooks': reactHooks, '@typescript-eslint': tseslint.plugin },
  languageOptions: { parser: tseslint.parser },
  linterOptions: { reportUnusedDisableDirectives: 'off' },
  rules: {
    ...reactHooks.configs['recommended-latest'].rules,
    'react-hooks/rules-of-hooks': 'off',
    'react-hooks/exhaustive-deps': 'off',
    // Applies only to applications built with the React Compiler.
    'react-hooks/incompatible-library': 'off',
  },
})
