import { spawn } from "node:child_process";
import { chmod, cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** nginx with one worker over a copy of the built files. */
export interface RunningNginx {
  address: string;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** The fastest usual configuration: files and their .gz from the page cache by sendfile, open file cache, no log. */
function configuration(directory: string, port: number): string {
  return `worker_processes 1;
daemon off;
master_process on;
pid ${directory}/nginx.pid;
error_log ${directory}/error.log;
events { worker_connections 1024; }
http {
  types { text/html html; text/javascript js; image/svg+xml svg; font/woff2 woff2; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=1000;
  gzip_static on;
  gzip_vary on;
  client_body_temp_path ${directory}/body;
  proxy_temp_path ${directory}/proxy;
  fastcgi_temp_path ${directory}/fastcgi;
  uwsgi_temp_path ${directory}/uwsgi;
  scgi_temp_path ${directory}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${directory}/files;
    location /assets/ { add_header Cache-Control "public, max-age=31536000, immutable"; }
    location / { try_files $uri $uri/index.html =404; add_header Cache-Control "public, max-age=0, must-revalidate"; }
  }
}
`;
}

async function answers(address: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(`nginx does not answer at ${address}.`);
}

/** Starts nginx on a free port over a copy of the files that its account can read. */
export async function startNginx(files: string): Promise<RunningNginx> {
  const directory = await mkdtemp(join(tmpdir(), "mindsync-nginx-"));
  await chmod(directory, 0o755);
  await cp(files, join(directory, "files"), { recursive: true });
  const port = await freePort();
  await writeFile(join(directory, "nginx.conf"), configuration(directory, port));
  const child = spawn("nginx", ["-p", directory, "-c", join(directory, "nginx.conf")], { stdio: "ignore" });
  const kill = () => child.kill();
  process.once("exit", kill);
  const gone = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  const stop = async () => {
    child.kill();
    await gone;
    process.off("exit", kill);
    await rm(directory, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    await answers(address);
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
