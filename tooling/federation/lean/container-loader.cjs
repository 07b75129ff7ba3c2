// Remotes are built in tests too, in a context that imports no modules.
const replaced = (pattern, by) => code => code.replace(pattern, by)

/**
 * What a remote's entry brings of the federation's runtime, which every page of it downloads anew. A remote provides nothing and consumes
 * nothing before it is asked for a module; no share has a copy of its own, or one with fewer exports, to fall back on; and of the runtime
 * itself, which the host has, a container calls only what begins it.
 */
const EDITS = [
  replaced(/^\tif \(USE_SHARED\) \{\n[^]*?^\t\}\n/m, ''),
  replaced(
    /^const getSharedFallbackGetter = [^]*?^\};$/m,
    'const getSharedFallbackGetter = ({ factory }) => factory;',
  ),
  replaced(/^\tif \(initializeSharingData && [^]*?^\t\}\n(?=\})/m, ''),
  replaced(
    /installInitialConsumes: USE_SHARED \? installInitialConsumes : void 0/,
    'installInitialConsumes: void 0',
  ),
  replaced(
    /^import \* as runtime from ("@module-federation\/runtime");$/m,
    'import { init as begin } from $1;\nconst runtime = { init: begin };',
  ),
  // Of errors' texts and a logger that nobody uses nothing has to stay.
  replaced(/^const errorDescMap = \{[^]*?^\};$/m, 'const errorDescMap = {};'),
  replaced(/^(const logger = )(?=createLogger\()/m, '$1/* #__PURE__ */ '),
  replaced(/^(const infrastructureLogger = )(?=createInfrastructureLogger\(PREFIX)/m, '$1/* #__PURE__ */ '),
]

module.exports = code => EDITS.reduce((edited, edit) => edit(edited), code)
module.exports.EDITS = EDITS
