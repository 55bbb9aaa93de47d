export const aColleagueLooksAfterThisCase = (): string => "A colleague looks after this case.";
export const aNewSignalCameInMeanwhileLook = (): string => "A new signal came in meanwhile. Look at it first, then decide.";
export const theCaseHasChangedMeanwhileLook = (): string => "The case has changed meanwhile. Look at it again.";
export const youArePartOfThisCaseSo = (): string => "You are part of this case, so a colleague has to look at it.";
