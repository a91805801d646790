/** Node loads this file first in each worker of jest (`--require`); without it, tests run the same but slower. */
const vm = require('node:vm');
const { keepCompiled } = require('./keep-compiled.cjs');

vm.compileFunction = keepCompiled(vm.compileFunction);
