import { forgotPasswordPath } from '../../../domain/security/security.paths.ts';
import { Action, Facts, type Letter, Words, momentOf } from './letter.tsx';

export function recoveryCodesReplaced(
  { username, at }: { readonly username: string; readonly at: number },
  publicUrl: string,
): Letter {
  const url = `${publicUrl}${forgotPasswordPath}`;
  return {
    subject: 'Your Gauntlet recovery codes were replaced',
    url,
    body: (
      <>
        <Words>Hello {username}. Your account has new recovery codes, and the earlier ones have stopped working.</Words>
        <Facts facts={[['When', momentOf(at)]]} />
        <Words>It was not you? Act at once:</Words>
        <Action url={url}>Set a New Password</Action>
      </>
    ),
  };
}
