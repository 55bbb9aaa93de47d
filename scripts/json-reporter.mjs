import { JsonReporter } from 'vitest/node';

/** Vitest's report as JSON, with the errors that no test caught: for these a run fails although none of its tests does. */
export default class extends JsonReporter {
  async onTestRunEnd(modules, uncaught) {
    this.uncaught = uncaught.map((error) => ({
      name: error.VITEST_TEST_PATH ?? '',
      message: `${error.name}: ${error.message}`,
    }));
    await super.onTestRunEnd(modules);
  }

  async writeReport(report) {
    await super.writeReport(JSON.stringify({ ...JSON.parse(report), uncaught: this.uncaught }));
  }
}
